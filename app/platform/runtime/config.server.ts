import { type Config, ConfigError, listWarnings, parseConfig } from "./config/parse.server";

export const config: Config = readConfig();

/** A sentence for each ignored variable that looks like a misspelt setting. */
export const settingWarnings = listWarnings(process.env);

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export type { Config };
