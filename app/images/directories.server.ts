import { join } from "node:path";
import { config } from "~/server/config.server";

/** Where stored images are, when they are on disk. */
export const imageDirectory = join(config.dataDir, "images");

/** Where files are while they come in; on the same file system, for there is room for pictures. */
export const uploadDirectory = join(config.dataDir, "uploads-tmp");
