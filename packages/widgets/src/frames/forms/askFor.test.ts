import { describe, expect, it } from 'vitest';
import { askFor } from './askFor.ts';

const es = (label: string) => askFor(label, 'write', 'es');

describe('what a field that must be filled asks for', () => {
  it('is said in English', () => {
    expect(askFor('Policy number', 'write', 'en')).toBe('Enter the policy number');
    expect(askFor('E-mail', 'write', 'en')).toBe('Enter the e-mail');
    expect(askFor('RUC / tax id', 'write', 'en')).toBe('Enter the RUC / tax id');
    expect(askFor('Commission (%)', 'write', 'en')).toBe('Enter the commission');
    expect(askFor('Branch', 'choose', 'en')).toBe('Choose the branch');
  });

  it('is said in Spanish, with the article of its first word', () => {
    const said = {
      'Número de póliza': 'Escriba el número de póliza',
      Nombres: 'Escriba los nombres',
      Apellidos: 'Escriba los apellidos',
      'Nombre completo': 'Escriba el nombre completo',
      'Razón social': 'Escriba la razón social',
      'Prima neta': 'Escriba la prima neta',
      'Frecuencia de pago': 'Escriba la frecuencia de pago',
      'Día estimado de pago': 'Escriba el día estimado de pago',
      Identificación: 'Escriba la identificación',
      Ciudad: 'Escriba la ciudad',
      Correo: 'Escriba el correo',
      Placa: 'Escriba la placa',
      Modelo: 'Escriba el modelo',
      Alias: 'Escriba el alias',
      RUC: 'Escriba el RUC',
      Dirección: 'Escriba la dirección',
      Observaciones: 'Escriba las observaciones',
      Permisos: 'Escriba los permisos',
    };
    expect(Object.fromEntries(Object.keys(said).map((label) => [label, es(label)]))).toEqual(said);
    expect(askFor('País', 'choose', 'es')).toBe('Elija el país');
    expect(askFor('Aseguradora', 'choose', 'es')).toBe('Elija la aseguradora');
    expect(askFor('Roles', 'choose', 'es')).toBe('Elija los roles');
    expect(askFor('Inicio de vigencia', 'write', 'es')).toBe('Escriba el inicio de vigencia');
  });
});
