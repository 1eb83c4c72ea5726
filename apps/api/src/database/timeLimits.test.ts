import { describeTimeLimits } from '../testing/describeTimeLimits.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

describeTimeLimits(createTestDatabase, 'database');
