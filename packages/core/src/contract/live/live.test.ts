import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNotification } from '../../fixtures/index.ts';
import {
  afterClose,
  closeCodes,
  liveAddress,
  liveChannel,
  offerProtocols,
  readClientMessage,
  readServerMessage,
  readTicket,
} from './index.ts';

describe('the address', () => {
  it.each([
    ['https://corredor.example/app', 7, 'wss://corredor.example/ws/notifications/?user_id=7'],
    ['http://localhost:3000', null, 'ws://localhost:3000/ws/notifications/?user_id='],
  ])('of %s for user %s is %s', (base, userId, address) => {
    expect(liveAddress(base, userId)).toBe(address);
  });
});

describe('a ticket', () => {
  it('survives the offer as a subprotocol, whatever it is made of', () => {
    const ticket = fc.string({ minLength: 1, maxLength: 100, unit: 'binary-ascii' });
    fc.assert(
      fc.property(ticket, (text) => {
        const offer = offerProtocols(text);
        for (const item of offer) expect(item).toMatch(/^[\w.-]+$/);
        expect(readTicket(offer.join(', '))).toBe(text);
      }),
    );
  });

  it.each([
    '',
    'notifications.v1',
    'bearer.YQ',
    'notifications.v2, bearer.YQ',
    'notifications.v1, bearer.YQ, bearer.Yg',
    'notifications.v1, bearer.',
    'notifications.v1, bearer.a b',
    `notifications.v1, bearer.${'a'.repeat(201)}`,
  ])('is not found in the offer %j', (offered) => {
    expect(readTicket(offered)).toBeNull();
  });
});

describe('a message of the client', () => {
  it.each([
    { type: 'get_all_notifications' },
    { type: 'update_all_notifications' },
    { type: 'update_notification', notification_id: 7 },
  ])('%j is read', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ kind: 'message', message });
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"type":7}',
    '{"type":"update_notification"}',
    '{"type":"update_notification","notification_id":"7"}',
    '{"type":"update_notification","notification_id":1.5}',
    '{"type":"update_notification","notification_id":0}',
    '{"type":"update_notification","notification_id":2147483648}',
    '{"type":"update_notification","notification_id":7,"user_id":8}',
    '{"type":"get_all_notifications","page":1}',
  ])('%s is none', (frame) => {
    expect(readClientMessage(frame)).toEqual({ kind: 'malformed' });
  });

  it('of an unknown type is told apart, even one named like a part of every object', () => {
    for (const type of ['ping', 'constructor', '__proto__', 'toString'])
      expect(readClientMessage(JSON.stringify({ type }))).toEqual({ kind: 'unknown', type });
  });
});

describe('a message of the server', () => {
  const notification = aNotification();
  it.each([
    { type: 'get_all_notifications', notifications: [notification] },
    { type: 'get_notification', notification },
    { type: 'update_all_notifications' },
    { type: 'update_notification', notification_id: 7 },
    { type: 'delete_notification', notification_id: 7 },
  ])('%j is read', (message) => {
    expect(readServerMessage(JSON.stringify(message))).toEqual({ kind: 'message', message });
  });

  it('may tell of a kind that only a newer server knows', () => {
    const message = { type: 'get_notification', notification: { ...notification, kind: 'moon_full' } };
    expect(readServerMessage(JSON.stringify(message))).toEqual({ kind: 'message', message });
  });

  it.each([
    { type: 'get_all_notifications' },
    { type: 'get_all_notifications', notifications: [{ ...notification, status: 'seen' }] },
    { type: 'get_notification', notification: { ...notification, id: '7' } },
    { type: 'delete_notification', notification_id: null },
  ])('%j is none', (message) => {
    expect(readServerMessage(JSON.stringify(message))).toEqual({ kind: 'malformed' });
  });
});

it('never throws, whatever comes', () => {
  const frame = fc.oneof(fc.string(), fc.json(), fc.anything());
  fc.assert(
    fc.property(frame, (one) => {
      expect(['message', 'unknown', 'malformed']).toContain(readClientMessage(one).kind);
      expect(['message', 'unknown', 'malformed']).toContain(readServerMessage(one).kind);
    }),
  );
});

describe('after a close', () => {
  it.each([
    [closeCodes.normal, 'retry'],
    [closeCodes.goingAway, 'retry'],
    [1005, 'retry'],
    [1006, 'retry'],
    [closeCodes.restart, 'retry'],
    [closeCodes.busy, 'retry'],
    [1014, 'retry'],
    [closeCodes.slowHandshake, 'retry'],
    [closeCodes.unauthorised, 'refresh'],
    [closeCodes.forbidden, 'stop'],
    [closeCodes.policy, 'stop'],
    [closeCodes.badMessage, 'stop'],
    [closeCodes.tooLarge, 'stop'],
    [closeCodes.tooManySockets, 'stop'],
  ])('with %i the client does this: %s', (code, step) => {
    expect(afterClose(code)).toBe(step);
  });
});

it('tries ten times, three seconds apart', () => {
  expect(liveChannel).toMatchObject({ attempts: 10, interval: 3_000 });
});
