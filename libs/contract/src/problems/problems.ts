import type { Text } from '../model/language';

/** One row of the table of refusals. */
interface Problem {
  /** Its HTTP status. */
  readonly status: number;
  /** The one who can remove the cause. */
  readonly owner: 'caller' | 'insurer' | 'us';
  /** True where the same request may succeed later: such answers say when in `Retry-After`. */
  readonly retryable: boolean;
  /** `mensaje`: what happened and what to do, in Spanish. */
  readonly message: string;
  /** The page that a browser gets. */
  readonly page: ProblemPage;
}

interface ProblemPage {
  readonly title: Text;
  readonly advice: Text;
}

const BACK: Text = {
  es: 'Vuelve a la página anterior e inténtalo otra vez dentro de un minuto.',
  en: 'Go back to the page before, and try again in a minute.',
};
const WHOLE_ADDRESS: Text = {
  es: 'Comprueba que la dirección está entera, tal como la recibiste.',
  en: 'Check that the address is complete, as you received it.',
};

const problem = (status: number, message: string, more: Partial<Pick<Problem, 'owner' | 'page'>> = {}): Problem => ({
  status,
  owner: status < 500 ? 'caller' : 'us',
  retryable: status === 429 || status === 503,
  message,
  page: { title: { es: 'Esta página no se puede abrir', en: 'This page cannot be opened' }, advice: BACK },
  ...more,
});

const page = (title: Text, advice: Text): { readonly page: ProblemPage } => ({ page: { title, advice } });

/** Every refusal of the service, by the `error` of its body at every door. */
export const PROBLEMS = {
  datos_invalidos: problem(
    400,
    'Faltan datos o hay datos incorrectos. Todos los fallos van juntos, con la pregunta que hay que hacer al cliente o lo que hay que cambiar en la petición.',
  ),
  parametros_invalidos: problem(400, 'Los parámetros de la consulta no son válidos. Todos los fallos van juntos.'),
  json_invalido: problem(400, 'El cuerpo de la petición está vacío o no es JSON válido.'),
  peticion_malformada: problem(
    400,
    'La petición no es HTTP válido: no se ha podido leer.',
    page({ es: 'No hemos podido leer esta dirección', en: 'We could not read this address' }, WHOLE_ADDRESS),
  ),
  credencial_no_valida: problem(
    401,
    'Falta la clave de la tienda o no es válida. Se envía como Authorization: Bearer y la clave que da quien opera el servicio.',
  ),
  clave_de_acceso_no_valida: problem(
    401,
    'La clave que llega en Authorization no es válida o está desactivada. Pide otra a quien opera el servicio, o envía la petición sin esa cabecera: no hace falta ninguna clave.',
  ),
  no_cotizable: problem(403, 'Con estos datos no se puede cotizar: es un caso que el servicio no admite.'),
  cambio_de_identidad: problem(
    403,
    'Una revisión no cambia quién es el cliente, cómo se le escribe, dónde vive ni qué vehículo o vivienda asegura. Eso lo dice él en su página: prepara una solicitud (POST /api/agent/solicitudes, preparar_solicitud).',
  ),
  revision_del_cliente: problem(
    403,
    'Esta cotización lleva datos que el cliente escribió en su página: la revisa él. En la página de sus ofertas, «Cambiar un dato» cambia sumas, kilómetros y garaje; para otro dato, prepara otra solicitud.',
  ),
  origen_no_permitido: problem(
    403,
    'Este servidor no se usa con ese nombre o desde esa página. Quien lo opera puede permitirlos.',
  ),
  no_encontrado: problem(
    404,
    'Esta dirección no existe.',
    page({ es: 'Esta página no existe', en: 'This page does not exist' }, WHOLE_ADDRESS),
  ),
  enlace_desconocido: problem(404, 'Ese enlace de compra no existe o ya no sirve.'),
  oferta_no_encontrada: problem(
    404,
    'No hay ninguna oferta con ese oferta_id, o ya se ha borrado. Se copia tal cual de la cotización.',
    page({ es: 'Esta oferta no existe', en: 'This offer does not exist' }, WHOLE_ADDRESS),
  ),
  cotizacion_no_encontrada: problem(
    404,
    'No hay ninguna cotización con esa consulta, o ya se ha borrado. Se copia tal cual de la cotización.',
  ),
  codigo_no_valido: problem(
    404,
    'Ese código no sirve: vale diez minutos y una sola vez, solo el último, y se bloquea tras cinco intentos. El cliente saca otro en la página de sus ofertas.',
  ),
  solicitud_no_encontrada: problem(
    404,
    'No hay ninguna solicitud con ese solicitud_id, o caducó y ya se ha borrado. Se copia tal cual de la respuesta que la preparó; si ha caducado, prepara otra.',
  ),
  metodo_no_permitido: problem(
    405,
    'Esta dirección no admite ese método. Los admitidos están en la cabecera Allow.',
    page(
      { es: 'Esta página no se abre así', en: 'This page is not opened like that' },
      { es: 'Vuelve a la página anterior y usa sus botones.', en: 'Go back to the page before, and use its buttons.' },
    ),
  ),
  tiempo_agotado: problem(408, 'La petición no ha llegado entera a tiempo.'),
  clave_reutilizada: problem(
    409,
    'Esa clave de idempotencia ya se usó con otros datos. Usa una clave nueva para cada petición distinta; repítela solo con el mismo cuerpo.',
  ),
  oferta_ya_elegida: problem(
    409,
    'El cliente ya ha elegido una oferta de esta cotización: no se revisa ni se le añade nada. Si quiere otra cosa, cotiza de nuevo con todos sus datos.',
  ),
  pregunta_ya_respondida: problem(
    409,
    'Esa pregunta de la aseguradora ya se respondió con otra cosa, y se le consulta una sola vez. Si el dato cambia, cotiza de nuevo.',
  ),
  respuesta_fuera_de_plazo: problem(
    409,
    'La aseguradora ya no espera la respuesta: el plazo está en hasta. Si el cliente quiere su precio, cotiza de nuevo.',
  ),
  solicitud_cerrada: problem(
    409,
    'El cliente ya está en el resumen de la solicitud, o ya tiene precios: lo que envías no se ha guardado. Lo que haya que cambiar lo cambia él en su página; o prepara otra solicitud.',
  ),
  enlace_agotado: problem(410, 'Ese enlace de compra ya se ha consultado todas las veces que se permite.'),
  oferta_caducada: problem(
    410,
    'El precio de esa oferta ya no vale: ha pasado su último día. Vuelve a cotizar con los datos del cliente (POST /api/agent/cotizaciones, o la herramienta de cotizar del ramo) para tener ofertas de hoy.',
    page(
      { es: 'El precio de esta oferta ya no vale', en: 'The price of this offer has expired' },
      { es: 'Puedes pedir precios nuevos cuando quieras.', en: 'You can ask for new prices whenever you like.' },
    ),
  ),
  cuerpo_demasiado_grande: problem(
    413,
    'El cuerpo de la petición es demasiado grande.',
    page(
      { es: 'Lo que has enviado es demasiado grande', en: 'What you have sent is too large' },
      {
        es: 'No hemos guardado nada de ello. Vuelve a la página anterior y envíalo más corto.',
        en: 'We have saved nothing of it. Go back to the page before, and send less.',
      },
    ),
  ),
  tipo_no_soportado: problem(
    415,
    'El cuerpo de la petición tiene que enviarse como application/json en UTF-8; el formulario de una página, como application/x-www-form-urlencoded.',
    page(
      { es: 'No hemos podido leer lo que has enviado', en: 'We could not read what you have sent' },
      {
        es: 'Vuelve a la página anterior y envíalo desde su formulario.',
        en: 'Go back to the page before, and send it from its form.',
      },
    ),
  ),
  limite_alcanzado: problem(
    429,
    'Se ha alcanzado el límite de peticiones. Vuelve a intentarlo pasado el tiempo que indica la respuesta.',
    page(
      { es: 'Demasiadas visitas seguidas', en: 'Too many visits in a row' },
      {
        es: 'Espera un minuto y vuelve a cargar la página. Lo que ya estaba guardado sigue guardado.',
        en: 'Wait a minute and load the page again. What was saved is still saved.',
      },
    ),
  ),
  cabeceras_demasiado_grandes: problem(431, 'Las cabeceras de la petición son demasiado grandes.'),
  error_interno: problem(
    500,
    'Ha ocurrido un error inesperado. Si se repite, indica el request_id a quien opera el servicio.',
    page(
      { es: 'Ha fallado algo nuestro', en: 'Something of ours has failed' },
      {
        es: 'Queda anotado para quien lleva el servicio. Si vuelve a pasar, escribe a la dirección que está en el aviso legal.',
        en: 'It is noted for those who run the service. If it happens again, write to the address in the legal notice.',
      },
    ),
  ),
  canal_desactivado: problem(
    503,
    'El canal de cotización está desactivado por ahora. Vuelve a intentarlo pasado el tiempo que indica la respuesta; la consulta de requisitos y catálogos sigue disponible.',
  ),
  servicio_saturado: problem(
    503,
    'Ahora mismo llegan más peticiones de las que se pueden atender. Esta no se ha tramitado ni se ha enviado nada a nadie: repítela igual pasado el tiempo que indica la respuesta.',
    page(
      { es: 'Ahora mismo hay mucha gente', en: 'There are many visitors right now' },
      {
        es: `No se ha perdido nada que estuviera guardado. ${BACK.es}`,
        en: `Nothing that was saved is lost. ${BACK.en}`,
      },
    ),
  ),
  servicio_no_disponible: problem(
    503,
    'Ahora mismo el servicio no puede atender esta petición: no ha guardado nada de ella ni ha enviado nada al cliente. Repítela pasado el tiempo que indica la respuesta; si llevaba clave de idempotencia, con la misma.',
    page(
      { es: 'Ahora mismo no podemos atenderte', en: 'We cannot serve you right now' },
      {
        es: `Suele durar muy poco. ${BACK.es}`,
        en: `It is mostly short. ${BACK.en}`,
      },
    ),
  ),
  resultado_desconocido: problem(
    503,
    'No se sabe si la cotización ha quedado guardada: puede que el cliente reciba el correo con los precios. Si la petición llevaba clave de idempotencia, repítela con la misma pasado el tiempo que indica la respuesta: habrá una sola cotización y un solo correo. Sin clave, al repetirla puede que el cliente reciba dos.',
  ),
  enlaces_no_disponibles: problem(
    503,
    'Ahora mismo no se pueden consultar los enlaces de compra. Vuelve a intentarlo pasado el tiempo que indica la respuesta.',
  ),
  consulta_no_disponible: problem(
    503,
    'Ahora mismo no responde ninguna aseguradora. Vuelve a intentarlo pasado el tiempo que indica la respuesta; los datos son correctos.',
    { owner: 'insurer' },
  ),
};

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];
