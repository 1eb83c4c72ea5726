import { Avatar, looks } from '@corredor/ui/plain';
import { type DirectoryEntry, distinct, type FacetValue } from '../embed/index.ts';
import { count } from './directory.css.ts';
import type { DirectoryModel } from './directoryModel.ts';

/** One broker; the whole card is the link. */
export function DirectoryItem({ model, broker }: { model: DirectoryModel; broker: DirectoryEntry }) {
  const { part, say, props, href, address, select } = model;
  const { headingLevel = 2, target, linkComponent: Link = 'a' } = props;
  const Heading = `h${headingLevel}` as const;
  const isBlank = target === '_blank';
  const place = [broker.city, broker.state?.name, broker.country.name];
  const words = wordsOf(broker, model.facets?.branches);
  const shown = words.slice(0, Math.min(mostWords, fitting(words)));
  return (
    <>
      <Avatar {...part('media')} name={broker.name} src={broker.image ? address(broker.image) : undefined} />
      <Heading {...part('name')}>
        <Link
          {...part('link')}
          href={href(broker.alias)}
          target={isBlank ? '_blank' : undefined}
          rel={isBlank ? 'noopener' : undefined}
          onClick={(event) => select(broker, event)}
        >
          {broker.name}
          {isBlank && <span className={looks.unseen}> {say('newTab')}</span>}
        </Link>
      </Heading>
      {broker.slogan && <p {...part('slogan')}>{broker.slogan}</p>}
      <p {...part('location')}>{distinct(place).join(', ')}</p>
      {words.length > 0 && (
        <ul {...part('tags')}>
          {shown.map((word) => (
            <li key={word} className={looks.chip}>
              {word}
            </li>
          ))}
          {words.length > shown.length && <li className={`${looks.chip} ${count}`}>+{words.length - shown.length}</li>}
        </ul>
      )}
    </>
  );
}

/** What tells a broker from others, the first first: what it says of itself, in its order, then the branches that the fewest have. */
function wordsOf({ tags, branches }: DirectoryEntry, facets: readonly FacetValue[] = []) {
  const counts = new Map(facets.map(({ label, count }) => [label, count]));
  const rare = branches.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
  return distinct([...tags, ...rare]);
}

/** A card names so many; the rest are counted. */
const mostWords = 2;
/** So many letters stand in one row of a card. */
const letters = 26;

/** How many words stand in one row, with the number of those that do not. */
function fitting(words: readonly string[]) {
  let room = letters;
  for (const [index, word] of words.entries()) {
    room -= word.length + 3;
    const isLast = index === words.length - 1;
    if (room < (isLast ? 0 : 4)) return Math.max(1, index);
  }
  return words.length;
}
