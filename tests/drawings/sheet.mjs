// Renders every kind of work in small, assumed and extreme sizes, on each of the three sheets (small, wide, A4):
//   npm run drawings [kind ...]     -> build/drawings/*.png, *.html, and A4 as *.svg
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const folder = "build/drawings";
const kindNames = process.argv.slice(2);

const vite = await createServer({
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  resolve: { alias: { "~": new URL("../../app", import.meta.url).pathname } },
});
const { listSamples } = /** @type {typeof import("./samples.ts")} */ (
  await vite.ssrLoadModule("/tests/drawings/samples.ts")
);
const { renderSample, writeSample } = /** @type {typeof import("./render-sample.tsx")} */ (
  await vite.ssrLoadModule("/tests/drawings/render-sample.tsx")
);

const { findBrowser } = /** @type {typeof import("../support/browser.ts")} */ (
  await vite.ssrLoadModule("/tests/support/browser.ts")
);

/** @param {string} name */
const readFont = async (name) => (await readFile(`app/platform/ui/fonts/${name}.woff2`)).toString("base64");
/** @param {string} family @param {string} data @param {string | number} weight */
const writeFontFace = (family, data, weight) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
/** The tokens of the theme, without Tailwind's directives. */
const readTokens = async () => {
  const theme = await readFile("app/platform/ui/styles/theme.css", "utf8");
  const [, tokens = ""] = /^@theme \{(.*?)^\}/ms.exec(theme) ?? [];
  return `:root{${tokens.replaceAll(/--[\w-]+-\*: initial;|@keyframes[^}]*}\s*}/g, "")}`;
};
const style = [
  writeFontFace("Text Sans", await readFont("text-sans"), "400 600"),
  writeFontFace("Archivo", await readFont("archivo-caption"), 500),
  writeFontFace("Archivo", await readFont("archivo-heading"), 600),
  await readTokens(),
  await readFile("app/frames/styles/piece-drawing.css", "utf8"),
  "body{margin:0;padding:24px;background:#fafbfb;font:14px 'Text Sans';color:#10181c}h2{margin:24px 0 8px;font-size:16px}",
  ".row{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}figure{margin:0;border:1px solid #cbd5d7}figcaption{padding:4px 8px;color:#61747b}",
  ".small{width:276px}.wide{width:720px}.paper{width:1122.5px}",
].join("\n");

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
});
const page = await browser.newPage({
  viewport: { width: 1560, height: 800 },
  deviceScaleFactor: Number(process.env.DENSITY ?? 1),
});
try {
  for (const { name, sections } of listSamples()) {
    if (kindNames.length > 0 && !kindNames.includes(name)) continue;
    const body = sections
      .map(
        ({ title, samples }) =>
          `<h2>${title}</h2><div class="row">${samples.map(renderSample).join("")}</div>`,
      )
      .join("");
    const html = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${body}`;
    await writeFile(`${folder}/${name}.html`, html);
    for (const { title, samples } of sections) {
      for (const svg of samples.map(writeSample))
        if (svg) await writeFile(`${folder}/${name}-${title}.svg`, svg);
    }
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    console.log(`${folder}/${name}.png`);
  }
} finally {
  await browser.close();
  await vite.close();
}
