// Prints what the reader of sentences makes of a file: sentences, clauses and terms, then the facts.
import { readFileSync } from 'node:fs';
import { check } from '../../server/core/check.ts';
import type { Item } from '../../server/core/syntax/sentences/item.ts';

for (const path of process.argv.slice(2)) {
  const text = readFileSync(path, 'utf8');
  for (const { report, firstLine } of check(text).cases) {
    const whole = report.text.lines.join('\n');
    console.log(`=== ${path} line ${firstLine + 1} (${report.language})`);
    for (const sentence of report.tree.sentences) {
      const flags = [sentence.isTitle && 'title', sentence.isQuestion && 'question']
        .filter(Boolean)
        .join(' ');
      console.log(`- ${flags} ${whole.slice(sentence.span.start, sentence.span.end).replace(/\n/g, ' ')}`);
      for (const { items, link, isQuoted } of sentence.clauses) {
        console.log(
          `    ${isQuoted ? '“”' : ''}${link ? `[${link}] ` : ''}${items.map((item) => shown(item, whole)).join(' ')}`,
        );
      }
    }
    const { events, rulings, declarer, trumps } = report.facts;
    console.log(
      `  declarer ${declarer?.value} trumps ${trumps?.value} verdict ${report.verdict} missing ${report.missing.join(', ')}`,
    );
    for (const { span, ...event } of events)
      console.log(
        `  event ${JSON.stringify(event, dropSpans)}  «${whole.slice(span.start, span.end).replace(/\n/g, ' ')}»`,
      );
    for (const ruling of rulings) {
      console.log(`  ruling ${ruling.by} overruled=${ruling.overruled} verdict=${ruling.verdict}`);
      for (const { span, ...claim } of ruling.claims)
        console.log(
          `    claim ${JSON.stringify(claim, dropSpans)}  «${whole.slice(span.start, span.end).replace(/\n/g, ' ')}»`,
        );
    }
    for (const finding of report.findings)
      console.log(`  finding ${finding.severity} ${finding.paragraph} ${finding.rule}`);
  }
}

function shown(item: Item, text: string): string {
  const written = text.slice(item.span.start, item.span.end).replace(/\n/g, ' ');
  switch (item.kind) {
    case 'word':
      return written;
    case 'mark':
      return item.mark;
    case 'cards':
      return `<${item.cards.join(' ')}>`;
    case 'term':
      return `${written}{${item.terms.join('+')}${item.form === 'nom' ? '' : `/${item.form}`}}`;
    case 'seat':
      return `<${item.seat}${item.form === 'nom' ? '' : `/${item.form}`}>`;
    case 'suit':
      return `<${item.suit}>`;
    case 'rank':
      return `<rank ${item.rank}>`;
  }
}

function dropSpans(key: string, value: unknown): unknown {
  return key === 'span' ? undefined : value;
}
