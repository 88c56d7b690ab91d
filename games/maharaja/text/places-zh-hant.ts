import { latinName, type StandardPlace } from './places.ts'

/** The standard map in Chinese: established transliterations where there are any, otherwise by sound. */
const names: Readonly<Record<StandardPlace, string>> = {
  ajmer: '阿傑梅爾',
  agra: '阿格拉',
  ahmadabad: '亞美達巴德',
  delhi: '德里',
  jodhpur: '焦特布爾',
  khajuraho: '克久拉霍',
  udaipur: '烏代布爾',
  varanasi: '瓦拉納西',
  pushkar: '普什卡',
  merta: '梅爾塔',
  sojat: '索傑特',
  sirohi: '錫羅希',
  sambhar: '桑巴爾',
  rewari: '雷瓦里',
  bhinai: '比奈',
  mandal: '曼達爾',
  sanganer: '桑加內爾',
  vrindavan: '溫達文',
  bayana: '巴亞納',
  bundi: '本迪',
  etawah: '埃塔瓦',
  kara: '卡拉',
  dholpur: '托爾布爾',
  orchha: '奧爾恰',
  jalor: '賈洛爾',
  nagaur: '納高爾',
  narnaul: '納爾瑙爾',
  hansi: '漢西',
  badaun: '巴道恩',
  kol: '科爾',
  kannauj: '卡瑙季',
  chunar: '丘納爾',
  kalinjar: '卡林賈爾',
  idar: '伊達爾',
  dungarpur: '棟格爾布爾',
  chanderi: '昌德里',
  dahod: '達霍德',
  bhilsa: '比爾薩',
}

/** Places of component packs keep the name they are given. */
export function chineseName(id: string, given?: string): string {
  return Object.hasOwn(names, id) ? names[id as StandardPlace] : latinName(id, given)
}
