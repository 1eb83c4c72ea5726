import { plain } from './plain.ts';

/** The words that programs and people shorten in headings, and how; what means two things alone is only read beside others. */
const shortened: readonly (readonly [word: string, ...shorts: string[]])[] = [
  ['numero', 'num', 'no', 'nro', 'n', 'nbr', 'number', 'numeros'],
  ['codigo', 'cod', 'cdg'],
  ['fecha', 'fec', 'fch', 'fcha', 'f', 'fechas'],
  ['vigencia', 'vig', 'vigen'],
  ['inicio', 'ini', 'inic', 'inicial'],
  ['fin', 'final'],
  ['vencimiento', 'venc', 'vcto', 'vto', 'vencim'],
  ['%', 'pct', 'porc', 'porcentaje', 'porcen', 'prc', 'percent', 'percentage'],
  ['telefono', 'telef', 'telf', 'tel', 'tlf', 'tlfn', 'fono', 'telefonos'],
  ['celular', 'cel', 'celul'],
  ['direccion', 'dir', 'direc', 'direcc'],
  ['asegurado', 'aseg', 'asegurada', 'asegur'],
  ['compania', 'cia', 'comp'],
  ['propietario', 'prop', 'propiet'],
  ['cliente', 'cli', 'clte', 'client'],
  ['titular', 'tit', 'titul'],
  ['beneficiario', 'benef'],
  ['nombre', 'nom', 'nomb', 'nombres'],
  ['apellido', 'ape', 'apell', 'apel', 'apellidos'],
  ['paterno', 'pat'],
  ['materno', 'mat'],
  ['identificacion', 'id', 'ident', 'identif', 'identification'],
  ['cedula', 'ced', 'cedu'],
  ['documento', 'doc', 'docum', 'dcto'],
  ['nacimiento', 'nac', 'nacim'],
  ['constitucion', 'const'],
  ['parentesco', 'parent'],
  ['observaciones', 'obs', 'observ', 'observacion'],
  ['comision', 'com', 'comis', 'commission'],
  ['poliza', 'pol', 'poli', 'polizas'],
  ['prima', 'pma', 'primas'],
  ['neta', 'net', 'neto'],
  ['total', 'tot'],
  ['valor', 'val', 'vlr', 'valores'],
  ['monto', 'mto'],
  ['suma', 'sum'],
  ['factura', 'fact', 'fac'],
  ['certificado', 'cert', 'certif'],
  ['ano', 'anio'],
  ['chasis', 'chas'],
  ['modelo', 'mod'],
  ['vehiculo', 'veh', 'vehic'],
  ['fabricacion', 'fab', 'fabric'],
  ['tipo', 'tip'],
  ['departamento', 'dpto', 'depto'],
  ['provincia', 'provin'],
  ['vendedor', 'vend'],
];
const words = new Map(shortened.flatMap(([word, ...shorts]) => shorts.map((short) => [short, word] as const)));
/** Alone they say too little: `No.` counts rows, and `Aseg.` may be who insures. */
const unsureAlone = new Set([
  ...['n', 'no', 'nro', 'num', 'nbr', 'number', 'numeros', 'cod', 'cdg', 'f', 'fec', 'fch'],
  ...['fechas', 'id', 'ident', 'vig', 'ini', 'inicial', 'final', 'aseg', 'asegur', 'asegurada', 'nac', 'const'],
  ...['com', 'comp', 'net', 'neto', 'tot', 'val', 'vlr', 'valores', 'mto', 'sum', 'doc', 'dcto'],
  ...['tip', 'mod', 'cert', 'mat', 'pat', 'tit', 'prop', 'parent'],
]);
const joining = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'of', 'the']);

/** A heading with its short words in full, as programs write them: `FEC_VIG_INI` is `fecha vigencia inicio`. */
export function inFull(heading: string): string {
  const parts = plain(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{L})(\d)/gu, '$1 $2')).split(' ');
  const said = parts.filter((part) => !joining.has(part));
  const [only = ''] = said;
  if (said.length === 1 && unsureAlone.has(only)) return plain(heading);
  return said.map((part) => words.get(part) ?? part).join(' ');
}

/** What a heading is known by, whatever the order of its words. */
export const bagOf = (full: string): string => full.split(' ').toSorted().join(' ');

/** The same without words that say nothing beside others: the first of several, that a day is a date, that a text is a number. */
export function looserBags(full: string): { bag: string; without: 'first' | 'date' | 'number' }[] {
  const parts = full.split(' ');
  const left = (out: readonly string[]) => bagOf(parts.filter((part) => !out.includes(part)).join(' '));
  const one = { first: ['1'], date: ['fecha', '1'], number: ['numero', '1'] } as const;
  return (['first', 'date', 'number'] as const)
    .filter((without) => parts.includes(one[without][0]))
    .map((without) => ({ bag: left(one[without]), without }))
    .filter(({ bag, without }) => bag !== '' && (without !== 'date' || bag.includes(' ')));
}
