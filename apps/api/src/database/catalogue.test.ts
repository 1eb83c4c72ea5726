import { describeCatalogue } from './describeCatalogue.ts';
import { createTestDatabase } from './testing.ts';

describeCatalogue(createTestDatabase);
