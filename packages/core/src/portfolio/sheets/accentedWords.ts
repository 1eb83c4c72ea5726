import { importFields } from '../imports/index.ts';
import { usualBrands } from '../vehicles/index.ts';

/** Names, surnames and places with letters beyond ASCII that offices write most; without them a file of few words says too little. */
const names = `
  adrián agustín agüero andrés antón aníbal anónima apurímac argüello asunción automóvil avilés año años begoña belén
  benítez bogotá bolívar bárbara camión castañeda cañar chacón compañía concepción cortés coruña crédito cáceres cádiz
  cárdenas césar córdoba dirección domínguez dávila débito día días díaz efraín elías españa fabián farfán fermín
  fernández françois françoise félix galápagos garcía germán gijón gonzález gonçalves guillén gutiérrez gómez güemes
  güiza günther hernán hernández huánuco héctor ibagué inés israël itagüí iván jaén jesús jiménez joaquín jordán josé
  joão joël julián junín jürgen león leónidas lucía luján lérida línea lópez manabí martín martínez maría medellín
  michaël moisés muñoz málaga márquez méndez mérida méxico míguez mónica müller nicolás niña niño noé noël núñez
  ordóñez panamá peláez perú peña popayán potosí páez pérez querétaro quinindé ramírez ramón raphaël raúl rené rocío
  rodríguez roldán román rubén ríos salomón santamaría sebastián según señor señora sofía solís suárez sánchez también
  teléfono tomás tulcán valdés valparaíso vehículos verónica vásquez vázquez víctor yucatán yáñez zoë zúñiga álvarez
  álvaro áncash ángel ángela ávila íñigo íñiguez ñuñoa ñáñez óscar úrsula
`;
const words = [
  ...names.split(/\s+/),
  ...[...usualBrands, ...Object.values(importFields).flatMap((fields) => fields.flatMap(({ headings }) => headings))]
    .join(' ')
    .split(/[^\p{L}]+/u),
].map((word) => word.toLowerCase());
const known: ReadonlySet<string> = new Set(words.filter((word) => word.length > 1 && /[^\0-\x7f]/.test(word)));

/** Whether a word with accents is one that offices write, all in capitals, all in small letters, or with the first one large. */
export const isKnownWord = (word: string): boolean =>
  /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u.test(word) && known.has(word.toLowerCase());
