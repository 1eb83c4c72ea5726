import type { VehicleInput } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { hasVinCheckDigit } from '@corredor/core/vehicles';

const models = [
  { brand: 'Chevrolet', model: 'D-Max 3.0', vehicle_type: 'Camioneta', value: 31_990 },
  { brand: 'Kia', model: 'Sportage', vehicle_type: 'SUV', value: 27_490 },
  { brand: 'Hyundai', model: 'Tucson', vehicle_type: 'SUV', value: 29_990 },
  { brand: 'Toyota', model: 'Hilux', vehicle_type: 'Camioneta', value: 38_500 },
  { brand: 'Chevrolet', model: 'Sail', vehicle_type: 'Automóvil', value: 15_990 },
  { brand: 'Nissan', model: 'Kicks', vehicle_type: 'SUV', value: 22_700 },
  { brand: 'Great Wall', model: 'Wingle 7', vehicle_type: 'Camioneta', value: 24_990 },
  { brand: 'Suzuki', model: 'Grand Vitara', vehicle_type: 'Jeep', value: 26_400 },
  { brand: 'Hino', model: 'Serie 300', vehicle_type: 'Camión', value: 46_800 },
  { brand: 'Skoda', model: 'Fabia', vehicle_type: 'Automóvil', value: 19_900 },
] as const;
const colors = ['Blanco', 'Plata', 'Negro', 'Rojo', 'Gris', 'Azul'] as const;
const makers = ['8LB', 'KNA', 'KMH', 'MR0', '8AG', '3N8', 'LGW', 'JS3', 'JHH', 'TMB'] as const;

/** The ninth sign is the check digit, but on a vehicle that shows what a mistyped number looks like. */
function someChassis({ serial, isMistyped }: Sale, maker: string, digits: string): string {
  const whole = (ninth: string) => `${maker}EF${digits.slice(0, 3)}${ninth}RK${String(100_000 + serial * 31)}`;
  const right = [...'0123456789X'].find((ninth) => hasVinCheckDigit(whole(ninth))) ?? '';
  const mistyped = right === '0' ? '1' : '0';
  return whole(isMistyped ? mistyped : right);
}

interface Sale {
  serial: number;
  ownerId: number;
  isCompany: boolean;
  /** Who finances every third vehicle. */
  bankId: number | undefined;
  today: PlainDate;
  /** Whether its chassis number has a wrong digit. */
  isMistyped: boolean;
}
/** A vehicle of somebody who insures it; told apart by its serial number, not by chance, so that other demo data stays as it is. */
export function someVehicle(sale: Sale): VehicleInput {
  const { serial, ownerId, isCompany, bankId, today } = sale;
  // Not every maker is obliged to a check digit.
  const index = sale.isMistyped ? makers.indexOf('3N8') : serial % models.length;
  const { value, ...model } = models[index] ?? models[0];
  const age = serial % 9;
  const digits = String(1_000 + ((serial * 379) % 9_000));
  const isFinanced = serial % 3 === 0 && bankId !== undefined && bankId !== ownerId;
  return {
    ...model,
    year: Number(today.slice(0, 4)) + 1 - age,
    color: colors[serial % colors.length] ?? 'Blanco',
    plate: `P${'BCDFGH'[serial % 6]}${'ABCDEFGHJK'[Math.floor(serial / 6) % 10]}${digits}`,
    chassis_number: someChassis(sale, makers[index] ?? makers[0], digits),
    owner_id: ownerId,
    commercial_value: `${Math.round(value * 0.91 ** age)}.00`,
    activity: isCompany ? 'Comercial' : serial % 7 === 0 ? 'Taxi' : 'Particular',
    beneficiaries: isFinanced ? [{ customer_id: bankId, start_date: today, percentage: '80' }] : [],
  };
}
