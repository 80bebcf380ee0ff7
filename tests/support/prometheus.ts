/** Parses the Prometheus text format. Returns values by name and labels. Throws on anything else. */
export function readSamples(text: string): Record<string, number> {
  const described = new Set<string>();
  const samples: Record<string, number> = {};
  for (const line of text.split("\n")) {
    const help = /^# HELP ([a-zA-Z_:][\w:]*) \S/.exec(line)?.[1];
    if (help !== undefined) {
      if (described.has(help)) throw new Error(`${help} is described twice`);
      described.add(help);
    }
    if (line === "" || line.startsWith("# ")) continue;
    const sample = /^([a-zA-Z_:][\w:]*(?:\{[^}]*\})?) (\S+)$/.exec(line);
    const value = Number(sample?.[2]?.replace(/^Nan$/i, "NaN"));
    if (!sample?.[1] || sample[1] in samples) throw new Error(`Not a sample, or a duplicate: ${line}`);
    samples[sample[1]] = value;
  }
  return samples;
}
