import { describe, expect, it } from 'vitest'
import { isPublic, type Resolve, targetOf } from './target.ts'

const nowhere: Resolve = async () => {
  throw new Error('a literal address is not looked up')
}
const ask = (url: string, resolve: Resolve = nowhere, webhookPrivate = false) =>
  targetOf(url, { webhookPrivate, resolve })
const all =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

describe('where a webhook may lead', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/',
    'https://192.168.1.1:8443/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[ff02::1]/',
  ])('not to %s', async (url) => {
    expect(await ask(url)).toBe('private-address')
  })

  it('to the open Internet, at the address that was checked', async () => {
    expect(await ask('https://8.8.8.8/x')).toMatchObject({ address: { address: '8.8.8.8', family: 4 } })
    expect(await ask('https://[2606:4700::1]/')).toMatchObject({ address: { family: 6 } })
    expect(await ask('https://hooks.example/x', all('93.184.215.14', '2606:4700::1'))).toMatchObject({
      address: { address: '93.184.215.14' },
    })
    expect(['172.32.0.1', '100.128.0.1', '11.0.0.1'].every(isPublic)).toBe(true)
  })

  it('not where any address of the name is private, nor where there is none', async () => {
    expect(await ask('https://evil.example/', all('127.0.0.1'))).toBe('private-address')
    expect(await ask('https://evil.example/', all('93.184.215.14', '10.0.0.1'))).toBe('private-address')
    expect(await ask('https://evil.example/', all('::ffff:10.0.0.1'))).toBe('private-address')
    expect(await ask('https://nobody.example/', nowhere)).toBe('no-such-host')
    expect(await ask('https://nobody.example/', all())).toBe('no-such-host')
  })

  it('only by https, and without a password', async () => {
    expect(await ask('http://8.8.8.8/')).toBe('not-https')
    for (const url of ['', 'hooks', 'ftp://8.8.8.8/', 'file:///etc/passwd', 'https://me:word@8.8.8.8/'])
      expect(await ask(url)).toBe('bad-url')
  })

  it('anywhere, where the configuration allows it', async () => {
    expect(await ask('http://[::1]:8080/x', nowhere, true)).toMatchObject({ address: { address: '::1', family: 6 } })
    expect(await ask('file:///etc/passwd', nowhere, true)).toBe('bad-url')
  })
})
