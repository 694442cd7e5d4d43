import { countryRows } from './countries';
import { enumeration } from './enumeration';

export const documentType = enumeration({
  Dni: ['DNI', 'DNI (Spanish identity card)', 'documento nacional de identidad'],
  Nie: [
    'NIE',
    'NIE (identity number of a foreigner)',
    'número de identidad de extranjero,TIE,tarjeta de identidad de extranjero',
  ],
  Passport: ['Pasaporte', 'Passport'],
});

/** `M` is both "mujer" and "masculino". */
export const gender = enumeration({
  Male: ['Hombre', 'Male', 'varón,masculino,H,V,man'],
  Female: ['Mujer', 'Female', 'femenino,F,woman'],
});

/** Who is separated is not divorced, and "unmarried" fits four values. */
export const maritalStatus = enumeration({
  Single: ['Soltero o soltera', 'Single', 'soltero,soltera,soltero/a'],
  Married: ['Casado o casada', 'Married', 'casado,casada,casado/a'],
  UnmarriedPartner: [
    'Pareja de hecho',
    'Registered partnership',
    'unión de hecho,domestic partner,domestic partnership',
  ],
  Divorced: ['Divorciado o divorciada', 'Divorced', 'divorciado,divorciada,divorciado/a'],
  Widowed: ['Viudo o viuda', 'Widowed', 'viudo,viuda,viudo/a,widow,widower'],
});

export const employmentStatus = enumeration({
  Employee: [
    'Trabajador o trabajadora por cuenta ajena',
    'Employee',
    'trabajador por cuenta ajena,trabajadora por cuenta ajena,por cuenta ajena,cuenta ajena,asalariado,asalariada,empleado,empleada,employed',
  ],
  SelfEmployed: [
    'Autónomo o autónoma',
    'Self-employed',
    'autónomo,autónoma,autónomo/a,por cuenta propia,cuenta propia,trabajador por cuenta propia,trabajadora por cuenta propia,freelance',
  ],
  CivilServant: ['Funcionario o funcionaria', 'Civil servant', 'funcionario,funcionaria,funcionario/a,public servant'],
  Retired: ['Jubilado o jubilada', 'Retired', 'jubilado,jubilada,jubilado/a,retirado,retirada'],
  Student: ['Estudiante', 'Student', 'alumno,alumna'],
  Unemployed: ['En desempleo', 'Unemployed', 'parado,parada,desempleado,desempleada,en paro,en el paro,desempleo,paro'],
  HomeWorker: [
    'Labores del hogar',
    'Homemaker',
    'ama de casa,amo de casa,tareas del hogar,homemaker,housewife,house worker',
  ],
});

export const country = enumeration(countryRows);

/** With abbreviations, and the words of Catalan, Galician and Basque. `Pg.` is both a polígono and a passeig. */
export const roadType = enumeration({
  Acequia: ['Acequia', 'Acequia (canal path)', 'séquia'],
  Atajo: ['Atajo', 'Atajo (shortcut)', 'drecera,atallo,lasterbidea'],
  Autovia: ['Autovía', 'Autovía (dual carriageway)', 'autov,autobia'],
  Avenida: ['Avenida', 'Avenida (avenue)', 'avda,avd,av,avgda,avinguda,avenguda,etorbidea,etorb,hiribidea,avenue'],
  Barriada: ['Barriada', 'Barriada (housing estate)', 'bda,barda'],
  Barrio: ['Barrio', 'Barrio (quarter)', 'bo,barri,auzoa,auzo'],
  Calle: ['Calle', 'Calle (street)', 'c,cl,cll,carrer,rúa,kalea,kale,karrika,street'],
  Callejon: ['Callejón', 'Callejón (alley)', 'cjon,carreró,calexón,calello'],
  Camino: ['Camino', 'Camino (lane)', 'cno,cmno,cm,camí,camiño,bidea,bide'],
  Carretera: ['Carretera', 'Carretera (road)', 'ctra,crta,cr,carret,estrada,errepidea'],
  Comarcal: ['Comarcal', 'Comarcal (district road)', 'carretera comarcal'],
  Conjunto: ['Conjunto', 'Conjunto (housing complex)', 'cjto,conj,conjunt'],
  Glorieta: ['Glorieta', 'Glorieta (roundabout)', 'gta,glta,gl,rotonda,biribilgunea'],
  GranVia: ['Gran Vía', 'Gran Vía (main street)', 'gv,gran via'],
  Grupo: ['Grupo', 'Grupo (group of homes)', 'grupo de viviendas,grup,gpo'],
  Kilometro: ['Kilómetro', 'Kilómetro (kilometre of a road)', 'km,quilómetro,quilòmetre,punto kilométrico,pk'],
  Nacional: ['Nacional', 'Nacional (national road)', 'carretera nacional'],
  Pasaje: ['Pasaje', 'Pasaje (passage)', 'pje,psje,pj,passatge,pasaxe,pasaia'],
  Paseo: ['Paseo', 'Paseo (promenade)', 'po,pso,pseo,ps,passeig,pasealekua'],
  Pasillo: ['Pasillo', 'Pasillo (corridor)', 'passadís,corredor'],
  Paso: ['Paso', 'Paso (crossing)', 'pas'],
  Plaza: ['Plaza', 'Plaza (square)', 'pl,pza,plza,plz,pz,plaça,praza,enparantza,square'],
  Poligono: [
    'Polígono',
    'Polígono (industrial estate)',
    'pol,polg,polígon,polígono industrial,polígon industrial,poligonoa,industrialdea',
  ],
  Rambla: ['Rambla', 'Rambla (boulevard)', 'rbla,rb'],
  Riera: ['Riera', 'Riera (watercourse)'],
  Ronda: ['Ronda', 'Ronda (ring road)', 'rda,rd'],
  Sendero: ['Sendero', 'Sendero (path)', 'sender,sendeiro,senda,bidezidorra'],
  Torrente: ['Torrente', 'Torrente (watercourse)', 'torrent'],
  Travesera: ['Travesera', 'Travesera (cross street)', 'travessera'],
  Travesia: ['Travesía', 'Travesía (cross street)', 'trva,trv,trav,tr,travessia,travesía,zeharkalea'],
  Urbanizacion: ['Urbanización', 'Urbanización (residential development)', 'urb,urbaniz,ur,urbanització,urbanizazioa'],
  Via: ['Vía', 'Vía (way)', 'v'],
  Vial: ['Vial', 'Vial (road)'],
});
