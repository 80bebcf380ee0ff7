import { inflateSync } from "node:zlib";

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/**
 * Unpacks a WOFF file to the TrueType file in it (W3C, WOFF 1.0). Fontkit would do so in JavaScript, each table each time
 * that a font is opened, which took half of the time of a document.
 * @param {Buffer} woff
 */
export function unpackWoff(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const packed = woff.subarray(offset, Number(offset) + Number(packedLength));
    const tag = woff.subarray(entry, entry + 4);
    return {
      tag,
      checksum: woff.readUInt32BE(entry + 16),
      data: packedLength === length ? packed : inflateSync(packed),
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    offset += pad(data).length;
  }
  return Buffer.concat([head, ...tables.map(({ data }) => pad(data))]);
}

/** Tables start at a multiple of four bytes. @param {Buffer} data */
function pad(data) {
  return data.length % 4 === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))]);
}
