// Loaded into every process of a test run (node --import) that is to believe in another time: CORREDOR_CLOCK_SHIFT is in milliseconds.
const shift = Number(process.env.CORREDOR_CLOCK_SHIFT ?? 0);
const RealDate = globalThis.Date;

/** A Date whose present is shifted; moments that are named stay what they are. */
class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
}

/** Date may be called without new, and then writes the present. */
const callable = new Proxy(ShiftedDate, { apply: () => new ShiftedDate().toString() });
if (shift !== 0) globalThis.Date = callable;
