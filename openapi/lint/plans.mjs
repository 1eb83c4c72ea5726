import { planFeatures, planLimits } from '../../packages/core/src/subscription/billing/index.ts';

const writing = ['post', 'put', 'patch', 'delete'];
/** The feature that everything under a permission of the model belongs to. */
const featureOfModel = {
  policy: 'policies',
  payment: 'payments',
  agreement: 'commissions',
  commission: 'commissions',
  statement: 'commissions',
  seller: 'commissions',
  settlement: 'commissions',
};

/** What a plan limits or leaves out is said with names that plans know, and is said wherever it must be. */
export const planNames = ({ counted = {} }) => ({
  PathItem(path, { report, location }) {
    for (const method of writing) {
      const operation = path[method];
      if (!operation) continue;
      const say = (message) =>
        report({ message: `${operation.operationId} ${message}`, location: location.child(method) });
      const limit = operation['x-plan-limit'];
      if (limit !== undefined && !planLimits.includes(limit)) say(`names "${limit}", which no plan limits.`);
      const wanted = counted[operation.operationId];
      if (wanted !== limit) say(`needs x-plan-limit: ${wanted}, here and in redocly.yaml alike.`);
      const features = [operation['x-plan-feature'] ?? []].flat();
      for (const feature of features)
        if (!planFeatures.includes(feature)) say(`names "${feature}", which is no feature of a plan.`);
      const models = new Set([operation['x-permission']].flat().map((one) => String(one).split('_').at(-1)));
      const needed = models.size === 1 ? featureOfModel[[...models][0]] : undefined;
      if (needed && !features.includes(needed)) say(`needs x-plan-feature: ${needed}.`);
    }
  },
  Operation(operation, { report, key }) {
    const isRead = key === 'get' && (operation['x-plan-limit'] ?? operation['x-plan-feature']) !== undefined;
    if (isRead) report({ message: `${operation.operationId} only reads: no plan stands in its way.` });
  },
});
