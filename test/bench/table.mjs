import process from 'node:process';

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** A Markdown table: a heading for each column, and rows of cells. */
export function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(headings), line(rule), ...rows.map(line)].join('\n');
}

/** A number with as many digits as are worth something. */
export function rounded(number) {
  return number < 10 ? number.toFixed(2) : number < 100 ? number.toFixed(1) : number.toFixed(0);
}

/** `×1.4`: how many times as much. */
export function ratio(ours, theirs) {
  return `×${rounded(ours / theirs)}`;
}

/** The time of the processor, in milliseconds: that of other programs is not in it. */
export function processorTime(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
