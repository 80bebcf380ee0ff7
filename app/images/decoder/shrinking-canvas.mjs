/** Assembles RGB pixels from tiles in row order; each pixel is the mean of `shrink` × `shrink`. */
export class ShrinkingCanvas {
  /**
   * @param {number} fullWidth
   * @param {number} fullHeight
   * @param {number} shrink
   */
  constructor(fullWidth, fullHeight, shrink) {
    this.shrink = shrink;
    // Drops incomplete pixels at the right and bottom edges.
    this.width = Math.floor(fullWidth / shrink);
    this.height = Math.floor(fullHeight / shrink);
    this.data = Buffer.alloc(this.width * this.height * 3);
    /** Sums of incomplete pixel rows, by row number. @type {Map<number, Uint32Array>} */
    this.sums = new Map();
  }

  /**
   * @param {{ data: Uint8Array, stride: number, width: number, height: number }} tile
   * @param {number} left
   * @param {number} top
   */
  add({ data, stride, width, height }, left, top) {
    const { shrink } = this;
    const across = Math.min(width, this.width * shrink - left);
    const down = Math.min(height, this.height * shrink - top);
    if (across <= 0) return;
    for (let y = 0; y < down; y++) {
      const from = y * stride;
      if (shrink === 1) {
        this.data.set(data.subarray(from, from + across * 3), ((top + y) * this.width + left) * 3);
        continue;
      }
      const row = Math.floor((top + y) / shrink);
      const sums = this.sums.get(row) ?? new Uint32Array(this.width * 3);
      this.sums.set(row, sums);
      for (let x = 0; x < across; x++) {
        const to = Math.floor((left + x) / shrink) * 3;
        const at = from + x * 3;
        sums[to] = /** @type {number} */ (sums[to]) + /** @type {number} */ (data[at]);
        sums[to + 1] = /** @type {number} */ (sums[to + 1]) + /** @type {number} */ (data[at + 1]);
        sums[to + 2] = /** @type {number} */ (sums[to + 2]) + /** @type {number} */ (data[at + 2]);
      }
    }
  }

  /**
   * Writes the completed rows.
   * @param {number} end all rows of the picture above this one were added
   */
  finishRows(end) {
    const share = this.shrink * this.shrink;
    for (const [row, sums] of this.sums) {
      if ((row + 1) * this.shrink > end) continue;
      const start = row * this.width * 3;
      for (let at = 0; at < sums.length; at++)
        this.data[start + at] = /** @type {number} */ (sums[at]) / share;
      this.sums.delete(row);
    }
  }
}
