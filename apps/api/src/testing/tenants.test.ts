import { describeTenants } from './describeTenants.ts';
import { testApi } from './testApi.ts';

describeTenants(testApi);
