import { maxFileBytes } from "./limits";
import { uploadProblems } from "./upload-problems";

/** Some systems have no MIME type for what telephones send. */
const typeless = /\.hei[cf]$/i;

/** What is wrong with a chosen file as far as a browser can tell, in a sentence, or null. The server looks into it. */
export function findFileProblem({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  const isPicture = type.startsWith("image/") || (type === "" && typeless.test(name));
  if (!isPicture) return uploadProblems.notAPicture.message;
  return size > maxFileBytes ? uploadProblems.fileTooLarge.message : null;
}
