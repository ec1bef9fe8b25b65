import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Con sus palabras',
  help:
    'Escriba como se lo contaría a un compañero: qué es, precios, días, cómo contactar. Con ello se rellena el formulario de ' +
    'abajo y no se inventa nada.',
  read: 'Rellenar el formulario',
  reading: 'Leyendo…',
  filled: (n) => `Campos rellenados: ${number(n)}`,
  byModel: (model) => `leído por ${model}`,
  from: 'de',
  kept: 'Ya los había rellenado usted; quedan como están',
  asked: 'Aún falta',
  why: {
    required: 'su texto no lo dice',
    currency: '¿en qué moneda?',
    year: '¿en qué año?',
    several: '¿cuál de ellos?',
    open: 'no es un solo precio',
  },
  unused: 'No entró en ningún campo',
  dropped: 'No está en su texto y se ha dejado fuera',
  nothing: 'No se ha podido leer nada.',
  otherLanguage: (read, chosen) => `Su texto parece estar en ${read} y el documento está pedido en ${chosen}.`,
  writeIn: (language) => `Escribirlo en ${language}`,
  withModel: 'Con un modelo: un texto redactado a partir de lo que rellene.',
  withoutModel: 'Sin modelo: lo que rellene, palabra por palabra, bajo títulos.',
  onlyModel: 'Necesita un modelo de lenguaje.',
  repeats: 'Aquí no escribe ningún modelo: los textos de esta campaña repiten las mismas frases, dispuestas como pide cada plantilla.',
}
