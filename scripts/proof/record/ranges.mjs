/** Numbers as rows of those that follow on one another: 3, 4, 5 and 9 are "3-5,9". */
export function toRanges(numbers) {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const rows = [];
  for (const number of sorted) {
    const last = rows.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else rows.push([number, number]);
  }
  return rows.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** The numbers that such rows say. */
export function fromRanges(text) {
  const numbers = new Set();
  for (const row of text ? text.split(',') : []) {
    const [first, last = first] = row.split('-').map(Number);
    for (let number = first; number <= last; number += 1) numbers.add(number);
  }
  return numbers;
}
