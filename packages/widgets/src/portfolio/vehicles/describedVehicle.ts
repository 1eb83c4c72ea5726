import type { VehicleInput } from '@corredor/core/api';
import { normaliseChassis, normalisePlate } from '@corredor/core/vehicles';
import { describeFields } from '../../frames/described/index.ts';

/** The fields of a vehicle, each described once. */
export const vehicleFields = describeFields<VehicleInput, 'identity' | 'use'>()({
  plate: {
    kind: 'text',
    most: 20,
    isCode: true,
    isRequired: true,
    tidy: normalisePlate,
    form: 'own',
    column: 'own',
    fact: 'own',
  },
  brand: { kind: 'text', most: 60, isRequired: true, form: 'own', column: 'own', fact: 'more' },
  model: { kind: 'text', most: 80, isRequired: true, form: 'own', column: 'own', fact: 'more' },
  year: { kind: 'number', isGrouped: false, isRequired: true, form: 'own', column: 'own', fact: 'more' },
  color: { kind: 'text', most: 40, form: 'own', column: 'hidden', fact: 'more' },
  chassis_number: {
    kind: 'text',
    most: 30,
    isCode: true,
    tidy: normaliseChassis,
    form: 'own',
    column: 'hidden',
    fact: 'more',
  },
  engine_number: { kind: 'text', most: 40, isCode: true, form: 'identity', column: 'hidden', fact: 'more' },
  commercial_value: { kind: 'amount', form: 'use', column: 'own', fact: 'glance' },
  vehicle_type: { kind: 'text', most: 60, form: 'own', column: 'hidden', fact: 'glance' },
  activity: { kind: 'text', most: 80, form: 'own', column: 'hidden', fact: 'glance' },
  owner_id: { kind: 'own' },
  beneficiaries: { kind: 'own' },
});
