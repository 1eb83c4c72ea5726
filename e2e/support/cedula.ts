import { checkIdentificationNow } from '@corredor/core/identifications';

/** An identity card that passes every check; another for each serial. */
export function cedulaOf(serial: number): string {
  const start = `170${String(300_000 + serial).padStart(6, '0')}`;
  for (let digit = 0; digit < 10; digit += 1) {
    const value = `${start}${digit}`;
    if (!checkIdentificationNow({ type: 'cedula', country_id: '218', value })?.problem) return value;
  }
  throw new Error(`No check digit fits ${start}.`);
}
