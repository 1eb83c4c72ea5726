export {
  type CustomerRole,
  customerWords,
  type FamilyRelationship,
  fieldsOf,
  type IdentificationType,
  type InsuredType,
  type LegalType,
  type Sex,
  usualIdentification,
} from './customers.ts';
