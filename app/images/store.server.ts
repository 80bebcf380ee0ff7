import { config } from "~/server/config.server";
import { imageDirectory, uploadDirectory } from "./directories.server";
import { createDiskStore } from "./disk-store.server";
import { createS3Store } from "./s3-store.server";
import type { ImageStore } from "./store";

/** Where this site keeps its images: in the bucket of its settings, else on disk. */
export const imageStore: ImageStore = config.s3
  ? createS3Store(config.s3)
  : createDiskStore(imageDirectory, uploadDirectory);
