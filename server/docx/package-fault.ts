// What keeps a file from being a Word document, told from its package before any of its text is read. A package of a
// few kilobytes can hold gigabytes of one sign: its parts are unpacked here only as far as a document may go.
import { inflateRawSync } from 'node:zlib';
import type { DocxFault } from '../core/messages/docx.ts';

/** So many bytes of text, marks and all, a document may have: more than any book has. */
const MOST_BYTES = 20_000_000;

/** So many marks (`<`) they may hold, about a thousand printed pages: each takes some kilobytes while a document is read. */
const MOST_MARKS = 500_000;

/** The fault of a package; `undefined` where its text may be read. */
export function packageFault(file: Uint8Array): DocxFault | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, OLD_WORD.length).equals(OLD_WORD)) return 'locked';
  if (bytes.length < 4 || bytes.toString('latin1', 0, 2) !== 'PK') return 'foreign';
  const parts = partsOf(bytes);
  if (parts === undefined) return 'damaged';
  let [room, marks] = [MOST_BYTES, MOST_MARKS];
  for (const part of parts) {
    const text = unpacked(part, room);
    if (text === 'large' || text === 'damaged') return text;
    room -= text.length;
    marks -= marksIn(text);
    if (room < 0 || marks < 0) return 'large';
  }
  return undefined;
}

/** How a Word document of the old kind begins, and one that is encrypted. */
const OLD_WORD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Pictures, fonts and files within the document are never unpacked. */
const NO_TEXT = /^word\/(?:media|embeddings|fonts)\//i;

type Packed = { readonly isDeflated: boolean; readonly data: Buffer };

/** The parts that may be text; `undefined` where the list of parts is cut or broken. */
function partsOf(bytes: Buffer): readonly Packed[] | undefined {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || bytes.length < end + 22) return undefined;
  const parts: Packed[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); 0 < left; left--) {
    if (bytes.length < at + 46 || bytes.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') return undefined;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    const from = dataFrom(bytes, bytes.readUInt32LE(at + 42));
    const to = (from ?? 0) + bytes.readUInt32LE(at + 20);
    if (from === undefined || bytes.length < to) return undefined;
    const part = { isDeflated: bytes.readUInt16LE(at + 10) !== 0, data: bytes.subarray(from, to) };
    if (!NO_TEXT.test(name)) parts.push(part);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** Where the bytes of a part begin, behind its own head. */
function dataFrom(bytes: Buffer, head: number): number | undefined {
  if (bytes.length < head + 30) return undefined;
  return head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
}

function unpacked({ isDeflated, data }: Packed, room: number): Buffer | 'large' | 'damaged' {
  if (!isDeflated || data.length === 0) return data;
  try {
    return inflateRawSync(data, { maxOutputLength: room + 1 });
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? 'large' : 'damaged';
  }
}

function marksIn(text: Buffer): number {
  let marks = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) marks++;
  return marks;
}
