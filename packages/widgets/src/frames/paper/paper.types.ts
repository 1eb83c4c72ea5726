/** What can be printed or saved about a policy. */
export type PaperKind = 'policy' | 'payment_plan';
