# syntax=docker/dockerfile:1

FROM node:24-slim AS build
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-slim AS modules
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev

FROM node:24-slim
WORKDIR /site
# Fewer allocator arenas, so that freed memory returns to the system.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=modules /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
COPY app/platform/start app/platform/start
COPY app/platform/images/decoder app/platform/images/decoder
COPY app/features/quotations/pdf app/features/quotations/pdf
COPY app/sizes/fonts app/sizes/fonts
# Everything but /data may be read-only.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/platform/start/start.mjs"]
