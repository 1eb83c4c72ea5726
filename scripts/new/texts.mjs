import { capital } from './names.mjs';

/** The words by which every catalogue names the record, in a file of their own; `npm run generate` spreads them. */
export function wordFiles(entity, folder) {
  const words = { list: entity.plural, en: wordsIn(entity, 'en'), es: wordsIn(entity, 'es') };
  return [{ file: `${folder}/${entity.name}.json`, text: `${JSON.stringify(words, null, 2)}\n` }];
}

/** "New claim", "Nuevo siniestro". */
export function freshOne(entity, language) {
  const { one, isFeminine } = entity[language];
  return language === 'es' ? `${isFeminine ? 'Nueva' : 'Nuevo'} ${one}` : `New ${one}`;
}

function wordsIn(entity, language) {
  const { one, many, isFeminine } = entity[language];
  const ending = isFeminine ? 'a' : 'o';
  const done =
    language === 'es'
      ? (verb) => `${capital(one)} ${verb.es}${ending} correctamente`
      : (verb) => `${capital(one)} ${verb.en}`;
  const untold = entity.fields.filter(({ name }) => !entity.toldFields.includes(name));
  return {
    one,
    many,
    new: freshOne(entity, language),
    success: {
      created: done({ en: 'created', es: 'cread' }),
      updated: done({ en: 'updated', es: 'actualizad' }),
      deleted: done({ en: 'deleted', es: 'eliminad' }),
    },
    fields: Object.fromEntries(untold.map((field) => [field.name, field.label[language].toLowerCase()])),
  };
}
