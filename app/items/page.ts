/** Part of a long list. */
export interface Page {
  limit: number;
  offset: number;
}
