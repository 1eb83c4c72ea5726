/** A whole PNG of one pixel; other sizes are only said in its header. */
export function aPng({ width = 1, height = 1 } = {}): Buffer {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
/** The head of a JPEG, with a comment before its frame. */
export function aJpeg({ width = 2, height = 3 } = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xd9]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x68, 0x69]), frame]);
}
/** A lossy WebP of one pixel. */
export const aWebp = (): Buffer =>
  Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');

/** A form with one file, as a browser sends it. */
export function uploadOf(bytes: Buffer, { name = 'a.png', type = 'image/png', field = 'file' } = {}) {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]);
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=edge' } };
}
