/** Drops the blanks around every text of an input; an optional text that is left empty becomes null. */
export function tidyTexts<Values extends object>(values: Values): Values {
  const tidied = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().normalize('NFC') || null : value,
  ]);
  return Object.fromEntries(tidied);
}
