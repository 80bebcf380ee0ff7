import { type Config, ConfigError, parseConfig } from "./config/parse.server";

/** The settings of this process; a mistake in them ends it with a list of all mistakes. */
export const config: Config = readConfig();

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
