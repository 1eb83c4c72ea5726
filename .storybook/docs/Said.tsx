import { Text } from '@corredor/ui/Text';
import { storyWords } from '../../packages/widgets/src/testing/storyWords.ts';
import * as css from './docs.css.ts';
import { inText } from './text.css.ts';

const step = (tree: unknown, name: string): unknown =>
  typeof tree === 'object' && tree !== null ? Object.entries(tree).find(([key]) => key === name)?.[1] : undefined;

/** What the product says, by the key of its catalogue: `frames:list.noMatch`. */
function wordsOf(language: 'es' | 'en', key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const found = path.split('.').reduce(step, step(storyWords[language], namespace));
  if (typeof found !== 'string') throw new Error(`No catalogue has the words ${key} in ${language}.`);
  return found;
}

/** The product's own words in both languages, read from its catalogues. */
export function Said({ of }: { of: readonly string[] }) {
  return (
    <div className={`sb-unstyled ${inText}`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Español</th>
            <th scope="col">English</th>
            <th scope="col">Key</th>
          </tr>
        </thead>
        <tbody>
          {of.map((key) => (
            <tr key={key}>
              <td lang="es">{wordsOf('es', key)}</td>
              <td>{wordsOf('en', key)}</td>
              <td style={{ whiteSpace: 'nowrap' }}>
                <Text as="span" size="sm" tone="muted">
                  {key}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
