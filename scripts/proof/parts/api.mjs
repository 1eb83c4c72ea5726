/** What of the unit and API tests runs in the long run, and what brings it back: see index.mjs. */
export const parts = {
  elsewhere: {
    proves: 'One brokerage never sees another’s, operation by operation, on a PostgreSQL 18 and with two logins too.',
    stage: 'unit',
    causes: [
      'apps/api/src/database/',
      'apps/api/src/testing/describeElsewhere.ts',
      'apps/api/src/testing/describeTenants.ts',
      'apps/api/src/testing/elsewhere*.ts',
      'apps/api/src/testing/plainServer.ts',
    ],
  },
  migrations: {
    proves: 'Migrations that have landed keep and fill what an older version wrote.',
    stage: 'unit',
    causes: [
      'apps/api/src/database/migrations/',
      'apps/api/src/database/migrat*.ts',
      'apps/api/src/database/extraFields.test.ts',
      'apps/api/src/database/facts.fixtures.ts',
      'apps/api/src/database/factsFilled.test.ts',
      'apps/api/src/database/nextTerms.test.ts',
      'apps/api/src/database/rightsAhead.test.ts',
      'apps/api/src/database/whatRunsDid.test.ts',
    ],
    files: [
      'apps/api/src/database/extraFields.test.ts',
      'apps/api/src/database/factsFilled.test.ts',
      'apps/api/src/database/nextTerms.test.ts',
      'apps/api/src/database/rightsAhead.test.ts',
      'apps/api/src/database/whatRunsDid.test.ts',
    ],
  },
  hostile: {
    proves: 'Every operation answers as documented to two hundred hostile inputs that were never tried before.',
    stage: 'unit',
    causes: [
      'apps/api/src/server/',
      'apps/api/src/testing/contract.test.ts',
      'apps/api/src/testing/hostileInputs.ts',
      'openapi/openapi.yaml',
      'openapi/shared/',
    ],
  },
  properties: {
    proves: 'What holds whatever comes holds for thousands of inputs that were never tried before.',
    stage: 'unit',
    causes: [
      'packages/core/src/basics/money/',
      'packages/core/src/collection/instalments/',
      'packages/core/src/contract/live/',
      'packages/core/src/office/notifications/',
      'packages/core/src/portfolio/movements/',
      'packages/core/src/portfolio/premium/',
      'packages/machines/src/payment-stepper/',
      'packages/machines/src/policy-lifecycle/',
      'scripts/lib/properties.mjs',
    ],
  },
  restarts: {
    proves: 'Six rolling restarts one after the other lose no request.',
    stage: 'unit',
    causes: [
      'apps/api/src/app/',
      'apps/api/src/base/condition/',
      'apps/api/src/database/pool.ts',
      'apps/api/src/database/server.ts',
      'apps/api/src/jobs/',
      'apps/api/src/server/',
      'apps/api/src/testing/rollingRestart.test.ts',
    ],
  },
};
