import { apiWithRecords } from './apiWithRecords.ts';
import { describeTenants } from './describeTenants.ts';

describeTenants(apiWithRecords);
