import type { Language } from '@corredor/core/i18n';
import { type LetterBlock, readLetter } from '@corredor/core/letters';
import { getPartner } from '@corredor/core/operations';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import * as css from './LetterPreview.css.ts';

/** How wide a mail is read, in px: a window of a mail program, and a telephone. */
const widths = { wide: 600, narrow: 360 } as const;
type Width = keyof typeof widths;

interface LetterPreviewProps {
  subject: string;
  /** The whole text, with its signature. */
  text: string;
  language: Language;
}

/** A mail in the brokerage's name as whoever gets it will see it: under its picture or name, with facts as a table, on a computer or a telephone. */
export function LetterPreview({ subject, text, language }: LetterPreviewProps) {
  const { t } = useTranslation('letters');
  const { partner } = useSession();
  // Whoever may not look at the brokerage sees its name alone.
  const { data } = useQuery({ ...queryOf(useClient(), getPartner), enabled: useCan('core_app.view_partner') });
  const [width, setWidth] = useState<Width>('wide');
  const { blocks, signature } = readLetter(text);
  return (
    <Stack gap="small">
      <ToggleGroup
        label={t('width.label')}
        items={[
          { id: 'wide', label: t('width.wide') },
          { id: 'narrow', label: t('width.narrow') },
        ]}
        value={width}
        onChange={setWidth}
      />
      <Text tone="strong">{subject}</Text>
      <div className={css.desk} style={{ maxInlineSize: widths[width] }} lang={language}>
        <div className={css.sheet}>
          <div className={css.head}>
            {data?.image ? <img className={css.picture} src={data.image} alt={data.name} /> : partner?.name}
          </div>
          <div className={css.body}>
            {blocks.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </div>
          {signature.length > 0 && <div className={css.signature}>{signature.join('\n')}</div>}
        </div>
      </div>
    </Stack>
  );
}

function Block({ block }: { block: LetterBlock }) {
  switch (block.kind) {
    case 'facts':
      return (
        <table className={css.facts}>
          <tbody>
            {block.facts.map(({ name, value }) => (
              <tr key={`${name} ${value}`}>
                <th scope="row" className={css.name}>
                  {name}
                </th>
                <td className={css.value}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item) => (
            <li key={item} className={css.item}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'lines':
      return <p className={css.lines}>{block.lines.join('\n')}</p>;
  }
}
