/** Where what is typed into the form of a movement is kept when a session ends: a new one of the policy, or a draft. */
export const keptPlace = (policyId: number, movementId?: number) =>
  movementId === undefined ? `movement of policy ${policyId}` : `movement ${movementId}`;

/** Names the changes of a movement's checklist that are on their way. */
export const checklistKey = (movementId: number) => ['checklist of movement', movementId];
