import { localeOf } from '@corredor/core/locales';
import { spelledIn } from '@corredor/core/spelling';
import { exportedEntities } from './entities.ts';

/** Says in both languages what the export holds and how to read it; English as the country of the brokerage writes it. */
export function readme(counts: ReadonlyMap<string, number>, day: string, country: string): string {
  const locale = localeOf('en', country);
  const lines = (language: 0 | 1) =>
    exportedEntities
      .map(({ name, about: [es, en] }) => ({ name, about: language === 0 ? es : spelledIn(locale, en) }))
      .map(({ name, about }) => `- \`${name}\` (${counts.get(name) ?? 0}): ${about}`)
      .join('\n');
  return `# Datos de su correduría, ${day}

Cada entidad está dos veces: en \`csv/\` para hojas de cálculo (UTF-8 con marca, comas) y en \`json/\` para programas. Los PDF de las
pólizas están en \`files/{póliza}/\`. Los registros se refieren unos a otros por su número: \`policy_id\` es el \`id\` de \`policies\`.
Las fechas son AAAA-MM-DD, los momentos están en UTC, los importes tienen punto decimal. Un texto que empieza por = + - @, o los
tiene al comienzo de una línea o tras un tabulador, lleva en el CSV un apóstrofo delante, para que ninguna hoja de cálculo lo ejecute;
el JSON lo tiene tal cual. No hay contraseñas ni diagnósticos.

${lines(0)}

# Data of your brokerage, ${day}

Each entity is here twice: in \`csv/\` for spreadsheets (UTF-8 with a mark, commas) and in \`json/\` for programs. The PDFs of policies are in
\`files/{policy}/\`. Records refer to one another by number: \`policy_id\` is the \`id\` of \`policies\`. Dates are YYYY-MM-DD, moments are in
UTC, amounts have a decimal point. A text that begins with = + - @, or has them where a line begins or behind a tab, has an apostrophe
before them in the CSV, so that no spreadsheet runs it; the JSON has it as it is. There are no passwords and no diagnoses.

${lines(1)}
`;
}
