import { describe, expect, it } from 'vitest';
import { checkChange, checkRegister, checkReset } from './passwordRules.ts';
import { checkEmail, checkLogin } from './rules.ts';

const good = {
  email: 'ana@andes.example',
  password: 'una frase larga y propia',
  repeat: 'una frase larga y propia',
  accept_terms: 'on',
};

describe('login', () => {
  it('asks for both fields', () => {
    expect(checkLogin({ email: ' ', password: '' })).toEqual({
      email: 'validation.required',
      password: 'validation.required',
    });
  });

  it('takes any password, for it may be older than the rules', () => {
    expect(checkLogin({ email: ' ana@andes.example ', password: 'corta' })).toEqual({});
    expect(checkLogin({ email: 'ana@andes', password: 'corta' })).toEqual({ email: 'validation.email' });
  });
});

describe('a new account', () => {
  it('is sent when everything is in order', () => {
    expect(checkRegister(good)).toEqual({});
  });

  it('needs the terms', () => {
    expect(checkRegister({ ...good, accept_terms: '' })).toEqual({ accept_terms: 'validation.terms' });
  });

  it('needs twelve characters without the own address', () => {
    const check = (password: string) => checkRegister({ ...good, password, repeat: password }).password;
    expect(check('corta')).toBe('validation.password.too_short');
    expect(check('x'.repeat(129))).toBe('validation.password.too_long');
    expect(check('ana@andes.example 1')).toBe('validation.password.contains_email');
  });

  it('needs the same password twice', () => {
    expect(checkRegister({ ...good, repeat: 'otra frase larga' })).toEqual({ repeat: 'validation.passwordsMismatch' });
    expect(checkRegister({ ...good, repeat: '' })).toEqual({ repeat: 'validation.required' });
  });
});

it('a reset needs a good password twice', () => {
  expect(checkReset({ password: good.password, repeat: good.repeat })).toEqual({});
  expect(checkReset({ password: '', repeat: 'x' })).toEqual({
    password: 'validation.required',
    repeat: 'validation.passwordsMismatch',
  });
});

it('a mail needs an address', () => {
  expect(checkEmail({ email: '' })).toEqual({ email: 'validation.required' });
  expect(checkEmail({ email: 'ana@andes.example' })).toEqual({});
});

describe('a change of password', () => {
  const change = { current_password: 'la frase de antes', new_password: good.password, repeat: good.repeat };

  it('asks for another password than the old one, typed twice', () => {
    expect(checkChange(change, good.email)).toEqual({});
    const same = { ...change, current_password: good.password };
    expect(checkChange(same, good.email)).toEqual({ new_password: 'validation.samePassword' });
    expect(checkChange({ ...change, repeat: 'otra' }, good.email)).toEqual({ repeat: 'validation.passwordsMismatch' });
  });

  it('asks for the old password too', () => {
    expect(checkChange({ current_password: '', new_password: '', repeat: '' }, good.email)).toEqual({
      current_password: 'validation.required',
      new_password: 'validation.required',
      repeat: 'validation.required',
    });
  });
});
