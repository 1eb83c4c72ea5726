import type {
  PolicyBeneficiaryInput,
  PolicyBeneficiaryPatch,
  PolicyCoverageInput,
  PolicyCoveragePatch,
  PolicyGeneralInput,
  PolicyGeneralPatch,
  PolicyInsuredInput,
  PolicyInsuredPatch,
  PolicySellerInput,
  PolicySellerPatch,
} from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import type { Api } from '../data/index.ts';
import type { Versioned } from './policies.queries.ts';

const coverages = '/api/policy/policies/{policyId}/coverages/';
const coverage = '/api/policy/policies/{policyId}/coverages/{rowId}/';
const insureds = '/api/policy/policies/{policyId}/insureds/';
const insured = '/api/policy/policies/{policyId}/insureds/{rowId}/';
const generals = '/api/policy/policies/{policyId}/generals/';
const general = '/api/policy/policies/{policyId}/generals/{rowId}/';

const beneficiaries = '/api/policy/policies/{policyId}/beneficiaries/';
const beneficiary = '/api/policy/policies/{policyId}/beneficiaries/{rowId}/';
const sellers = '/api/policy/policies/{policyId}/sellers/';
const seller = '/api/policy/policies/{policyId}/sellers/{rowId}/';

const of = (policyId: number) => ({ path: { policyId } });
const adding = (policyId: number, key: string) => ({ path: { policyId }, header: { 'Idempotency-Key': key } });
const changing = (policyId: number, row: Versioned) => ({
  path: { policyId, rowId: row.id },
  header: ifMatch(row.version),
});

export const listPolicyCoverages = (api: Api, policyId: number) =>
  api.queryOptions('get', coverages, { params: of(policyId) });

export const createPolicyCoverage = (client: ApiClient, policyId: number, body: PolicyCoverageInput, key: string) =>
  answerOf(client.POST(coverages, { params: adding(policyId, key), body }));

export const updatePolicyCoverage = (client: ApiClient, policyId: number, row: Versioned, body: PolicyCoveragePatch) =>
  answerOf(client.PATCH(coverage, { params: changing(policyId, row), body }));

export const deletePolicyCoverage = (client: ApiClient, policyId: number, row: Versioned) =>
  client.DELETE(coverage, { params: changing(policyId, row) });

export type InsuredQuery = NonNullable<operations['listPolicyInsureds']['parameters']['query']>;

export const listPolicyInsureds = (api: Api, policyId: number, query: InsuredQuery) =>
  api.queryOptions('get', insureds, { params: { ...of(policyId), query } });

export const createPolicyInsured = (client: ApiClient, policyId: number, body: PolicyInsuredInput, key: string) =>
  answerOf(client.POST(insureds, { params: adding(policyId, key), body }));

export const updatePolicyInsured = (client: ApiClient, policyId: number, row: Versioned, body: PolicyInsuredPatch) =>
  answerOf(client.PATCH(insured, { params: changing(policyId, row), body }));

export const deletePolicyInsured = (client: ApiClient, policyId: number, row: Versioned) =>
  client.DELETE(insured, { params: changing(policyId, row) });

export const listPolicyGenerals = (api: Api, policyId: number) =>
  api.queryOptions('get', generals, { params: of(policyId) });

export const createPolicyGeneral = (client: ApiClient, policyId: number, body: PolicyGeneralInput, key: string) =>
  answerOf(client.POST(generals, { params: adding(policyId, key), body }));

export const updatePolicyGeneral = (client: ApiClient, policyId: number, row: Versioned, body: PolicyGeneralPatch) =>
  answerOf(client.PATCH(general, { params: changing(policyId, row), body }));

export const deletePolicyGeneral = (client: ApiClient, policyId: number, row: Versioned) =>
  client.DELETE(general, { params: changing(policyId, row) });

export const listPolicyBeneficiaries = (api: Api, policyId: number) =>
  api.queryOptions('get', beneficiaries, { params: of(policyId) });

export const createPolicyBeneficiary = (
  client: ApiClient,
  policyId: number,
  body: PolicyBeneficiaryInput,
  key: string,
) => answerOf(client.POST(beneficiaries, { params: adding(policyId, key), body }));

export const updatePolicyBeneficiary = (
  client: ApiClient,
  policyId: number,
  row: Versioned,
  body: PolicyBeneficiaryPatch,
) => answerOf(client.PATCH(beneficiary, { params: changing(policyId, row), body }));

export const deletePolicyBeneficiary = (client: ApiClient, policyId: number, row: Versioned) =>
  client.DELETE(beneficiary, { params: changing(policyId, row) });

export const listPolicySellers = (api: Api, policyId: number) =>
  api.queryOptions('get', sellers, { params: of(policyId) });

export const createPolicySeller = (client: ApiClient, policyId: number, body: PolicySellerInput, key: string) =>
  answerOf(client.POST(sellers, { params: adding(policyId, key), body }));

export const updatePolicySeller = (client: ApiClient, policyId: number, row: Versioned, body: PolicySellerPatch) =>
  answerOf(client.PATCH(seller, { params: changing(policyId, row), body }));

export const deletePolicySeller = (client: ApiClient, policyId: number, row: Versioned) =>
  client.DELETE(seller, { params: changing(policyId, row) });

/** The catalogue's coverages of a branch, one of them: its count says whether there are any left to add. */
export const countCoverages = (api: Api, branchId: number) =>
  api.queryOptions('get', '/api/policy/coverages/', { params: { query: { branch: branchId, page_size: 1 } } });

/** The customers, one of them: their count says whether there is anybody left to add. */
export const countCustomers = (api: Api) =>
  api.queryOptions('get', '/api/core/customers/', { params: { query: { page_size: 1 } } });
