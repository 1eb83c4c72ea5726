import { fieldsOf, formOf } from './client/form.mjs';
import { columnsOf, listOf, listViewOf } from './client/list.mjs';
import { filtersOf } from './client/reading.mjs';
import { detailOf, factsOf, recordOf } from './client/record.mjs';
import { formScreenOf, formScreenStoriesOf, listScreenOf, listScreenStoriesOf } from './client/screens.mjs';
import { formStoriesOf, listStoriesOf } from './client/stories.mjs';
import { fixturesOf, indexOf, messagesOf, valuesOf, wordsOf } from './client/values.mjs';
import { importOf } from './tree.mjs';

/** The feature: list, detail, form, their words and stories, and the screens that show them. */
export function clientFiles(entity, places) {
  const { plural, Type, Types } = entity;
  const { feature, screens } = places;
  const make = (file, of) => ({ file, text: of(entity, (room) => importOf(file, room), places) });
  return [
    make(`${feature}/${plural}.fixtures.ts`, fixturesOf),
    make(`${feature}/index.ts`, indexOf),
    make(`${feature}/${entity.name}Values.ts`, valuesOf),
    make(`${feature}/use${Type}Words.ts`, wordsOf),
    make(`${feature}/use${Type}Columns.tsx`, columnsOf),
    make(`${feature}/${Type}Filters.tsx`, filtersOf),
    make(`${feature}/${Type}Fields.tsx`, fieldsOf),
    make(`${feature}/use${Type}Facts.tsx`, factsOf),
    make(`${feature}/${Type}Detail.tsx`, detailOf),
    make(`${feature}/${Type}Record.tsx`, recordOf),
    make(`${feature}/${Type}Form.tsx`, formOf),
    make(`${feature}/${Type}Form.stories.tsx`, formStoriesOf),
    make(`${feature}/${Type}List.tsx`, listOf),
    make(`${feature}/${Type}ListView.tsx`, listViewOf),
    make(`${feature}/${Type}ListView.stories.tsx`, listStoriesOf),
    { file: `${feature}/messages/en.json`, text: messagesOf(entity, 'en') },
    { file: `${feature}/messages/es.json`, text: messagesOf(entity, 'es') },
    make(`${screens}/${Types}Screen.tsx`, listScreenOf),
    make(`${screens}/${Types}Screen.stories.tsx`, listScreenStoriesOf),
    make(`${screens}/${Type}Screen.tsx`, formScreenOf),
    make(`${screens}/${Type}Screen.stories.tsx`, formScreenStoriesOf),
  ];
}
