// Word documents for tests: the few parts of the format that a write-up needs.
import JSZip from 'jszip';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A document with this body, as the bytes of a file. */
export async function docxOf(body: string): Promise<Uint8Array> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`,
  );
  zip.file(
    'word/styles.xml',
    `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
  );
  const list = (id: number, form: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${form}"/></w:lvl></w:abstractNum>`;
  const lists = [1, 2]
    .map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
    .join('');
  zip.file(
    'word/numbering.xml',
    `<w:numbering xmlns:w="${WORD}">${list(1, 'decimal')}${list(2, 'bullet')}${lists}</w:numbering>`,
  );
  zip.file('word/document.xml', `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`);
  return zip.generateAsync({ type: 'uint8array' });
}

export function paragraph(runs: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}${runs}</w:p>`;
}

/** A line of a list: the first list is numbered, the second has bullets. */
export function item(runs: string, list: 1 | 2): string {
  return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${runs}</w:p>`;
}

export function run(text: string, font?: string): string {
  const properties =
    font === undefined ? '' : `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A sign that Word writes by its number in the font Symbol. */
export function symbol(hex: string): string {
  return `<w:r><w:sym w:font="Symbol" w:char="${hex}"/></w:r>`;
}

/** A table; each cell is a row of paragraphs. */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (paragraphs: string) => `<w:tc>${paragraphs || '<w:p/>'}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}
