import type { model as English } from './strings-model.en.ts'

/** The model that writes, and the one behind it. */
export const model: typeof English = {
  modelNote: 'Lo que escribe los documentos de este espacio de trabajo. Sin modelo, las plantillas escriben los borradores por sí mismas.',
  modelNow: 'El modelo en uso',
  modelNone: 'Sin modelo',
  modelNoneHelp:
    'Las plantillas escriben los borradores por sí mismas, con el formulario y sus datos. Si indica un modelo, escribe él con las ' +
    'mismas plantillas.',
  modelFrom: { workspace: 'de este espacio de trabajo', server: 'de este servidor', none: 'borradores de las plantillas' },
  modelKeyKept: 'Su clave se guarda cifrada y no se vuelve a mostrar.',
  modelNoKey: 'No tiene clave.',
  modelOwners: (role: string) => `Su rol aquí es ${role}: el modelo lo indica un propietario.`,
  modelOwn: 'Un modelo para este espacio de trabajo',
  modelLabel: 'Proveedor y modelo',
  modelHelp:
    'proveedor:modelo. Los proveedores son ollama, openai, anthropic, google, mistral, azure, bedrock y compatible, para cualquier ' +
    'servicio que hable el protocolo de OpenAI.',
  modelKey: 'Clave',
  modelKeyHelp: 'Se guarda cifrada y no se vuelve a mostrar. Ollama no la necesita.',
  modelKeyStays: 'Hay una clave guardada. Deje el campo vacío para conservarla; escriba otra para sustituirla.',
  modelUrl: 'Dirección',
  modelUrlHelp: 'Solo para servicios propios. Si es privada, debe permitirse en Redes privadas.',
  modelTest: 'Probarlo',
  modelTesting: 'Preguntando…',
  modelTook: (ms: string) => `Tardó ${ms} ms.`,
  modelSecond: 'Un segundo modelo',
  modelSecondHelp: 'Escribe lo que el primero no puede: cuando su servicio falla o se retrasa, no cuando rechaza un texto.',
  modelSecondForgetAsk: '¿Quitar el segundo modelo?',
  modelSecondForgetHelp: 'Su clave se borra. Si falla el primer modelo, falla el encargo.',
  modelForget: 'Quitar',
  modelForgetAsk: '¿Quitar el modelo de este espacio de trabajo?',
  modelForgetHelp:
    'Su clave se borra. Desde ahora escribe el modelo del servidor, si lo hay; si no, las plantillas escriben los borradores.',
  secondReadingOn: 'activada',
  secondReadingOff: 'desactivada',
  secondReadingHelp:
    'El modelo también puede leer lo que se audita, página por página, y señalar afirmaciones que ninguna lista de palabras detecta. ' +
    'En páginas de entidades de crédito, brókeres, casinos, tiendas y fabricantes de complementos alimenticios, las reglas por sí ' +
    'solas ' +
    'encuentran cerca de la mitad de los fallos; con una segunda lectura, casi nueve de cada diez. También indica qué hallazgos de las ' +
    'reglas no se sostienen: se muestran con gravedad baja y con su motivo. El texto de esas páginas se envía al modelo, de tres a ' +
    'cuatro preguntas por página.',
  secondReadingChoose: 'Actívela entre los paquetes de reglas',
  secondReadingPacks: 'Paquetes de reglas',
}
