import { describeCatalogue } from '../testing/describeCatalogue.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

describeCatalogue(createTestDatabase);
