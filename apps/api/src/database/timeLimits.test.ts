import { describeTimeLimits } from './describeTimeLimits.ts';
import { createTestDatabase } from './testing.ts';

describeTimeLimits(createTestDatabase, 'database');
