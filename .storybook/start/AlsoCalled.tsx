import { Text } from '@corredor/ui/Text';
import { To } from '../docs/To.tsx';
import { FoundationPage } from '../foundations/FoundationPage.tsx';

interface AlsoCalledProps {
  /** What others call it; the search of the sidebar finds these words. */
  words: string;
  /** Where it is, and when it is what one looks for. */
  here: readonly { name: string; when: string }[];
}

/** Leads from a word that other design systems use to what it is called here. */
export function AlsoCalled({ words, here }: AlsoCalledProps) {
  return (
    <FoundationPage title={words} lead="It has another name here.">
      <ul>
        {here.map(({ name, when }) => (
          <li key={name}>
            <Text>
              <To>{name}</To>: {when}
            </Text>
          </li>
        ))}
      </ul>
    </FoundationPage>
  );
}
