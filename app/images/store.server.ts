import { imageDirectory, uploadDirectory } from "./directories.server";
import { createDiskStore } from "./disk-store.server";
import type { ImageStore } from "./store";

/** Where this site keeps its images. */
export const imageStore: ImageStore = createDiskStore(imageDirectory, uploadDirectory);
