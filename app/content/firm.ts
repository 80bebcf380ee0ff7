/** Figures of the client's specification: defaults until the owner changes them. */
export const defaultFigures = {
  experience: 30,
  projects: 20_000,
  quality: 100,
  customers: 100,
  craftsmen: 50,
} as const;
