import { data } from "@remix-run/node";

export interface Written {
  label: string;
  text: string | null;
}

export interface Gone {
  written: Written[];
}

/** For a row that was purged while the user was writing: the screen shows the text again, with and without scripts. */
export function gone(written: readonly Written[]) {
  const kept = written.filter(({ text }) => text?.trim());
  return data<Gone>({ written: kept }, { status: 410, statusText: "Gone" });
}
