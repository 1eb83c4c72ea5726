import { everyAnswer } from './answers.mjs';
import { bodyLimit, everyBodyLimit } from './bodies.mjs';
import { everyDerived } from './derived.mjs';
import { everyNeed, needs } from './needs.mjs';
import { access, changePermission, oneTag, operationVerb, permission } from './operations.mjs';
import { planNames } from './plans.mjs';
import { problems } from './problems.mjs';
import { boundedValues, closedObjects, examples, markedAmounts } from './schemas.mjs';
import { staleEntities } from './stale.mjs';
import { timeLimit } from './times.mjs';
import { writeHeaders } from './writes.mjs';

/** Our own rules for the document, beside those that the linter brings. */
export default () => ({
  id: 'corredor',
  rules: {
    oas3: {
      'operation-verb': operationVerb,
      'one-tag': oneTag,
      permission,
      'change-permission': changePermission,
      access,
      needs,
      'plan-names': planNames,
      problems,
      'write-headers': writeHeaders,
      'stale-entities': staleEntities,
      'body-limit': bodyLimit,
      'time-limit': timeLimit,
      'closed-objects': closedObjects,
      'bounded-values': boundedValues,
      'marked-amounts': markedAmounts,
      examples,
    },
  },
  preprocessors: { oas3: { 'every-answer': everyAnswer, 'every-derived': everyDerived } },
  decorators: { oas3: { 'every-body-limit': everyBodyLimit, 'every-need': everyNeed } },
});
